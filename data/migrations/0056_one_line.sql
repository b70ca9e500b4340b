-- Names and titles are on one line. Older versions stored the line breaks of what was pasted into them; one in the sender's
-- name stopped all mail.

UPDATE users SET name = trim(replace(replace(replace(replace(name, char(13) || char(10), ' '), char(10), ' '), char(13), ' '), char(8232), ' '))
  WHERE instr(name, char(10)) > 0 OR instr(name, char(13)) > 0 OR instr(name, char(8232)) > 0;
UPDATE employers SET name = trim(replace(replace(replace(replace(name, char(13) || char(10), ' '), char(10), ' '), char(13), ' '), char(8232), ' '))
  WHERE instr(name, char(10)) > 0 OR instr(name, char(13)) > 0 OR instr(name, char(8232)) > 0;
UPDATE jobs SET title = trim(replace(replace(replace(replace(title, char(13) || char(10), ' '), char(10), ' '), char(13), ' '), char(8232), ' '))
  WHERE instr(title, char(10)) > 0 OR instr(title, char(13)) > 0 OR instr(title, char(8232)) > 0;
UPDATE contracts SET title = trim(replace(replace(replace(replace(title, char(13) || char(10), ' '), char(10), ' '), char(13), ' '), char(8232), ' '))
  WHERE instr(title, char(10)) > 0 OR instr(title, char(13)) > 0 OR instr(title, char(8232)) > 0;
UPDATE mail_server SET sender_name = trim(replace(replace(replace(replace(sender_name, char(13) || char(10), ' '), char(10), ' '), char(13), ' '), char(8232), ' '))
  WHERE instr(sender_name, char(10)) > 0 OR instr(sender_name, char(13)) > 0 OR instr(sender_name, char(8232)) > 0;

-- Mails to addresses without an account, which have a budget for the whole site.
CREATE INDEX mails_to_strangers ON mails (created_at) WHERE kind IN ('employer_invitation', 'confirm_new_address');
