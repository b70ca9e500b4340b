-- Codes that kiosks show without a signal. A kiosk knows them before their minute, so each lets in one person only.

CREATE TABLE used_codes (
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  -- Minutes since the epoch.
  minute INTEGER NOT NULL,
  PRIMARY KEY (employer_id, minute)
) STRICT, WITHOUT ROWID;

-- A kiosk's link ends when whoever made it no longer hires for the employer.
DELETE FROM kiosks WHERE NOT EXISTS (SELECT 1 FROM employer_members m WHERE m.employer_id = kiosks.employer_id AND m.user_id = kiosks.created_by AND m.can_hire = 1);
