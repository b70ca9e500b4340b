-- The employer for whom a person posts when they name none, kept with the person: sign-in and every page read it.
ALTER TABLE users ADD COLUMN employer_id BIGINT REFERENCES employers(id);
UPDATE users SET employer_id = (SELECT MIN(m.employer_id) FROM employer_members m WHERE m.user_id = users.id AND m.can_post = 1);
