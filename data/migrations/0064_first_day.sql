-- What a new operator is reminded to do and doesn't want to.
CREATE TABLE dismissed_steps (
  step TEXT PRIMARY KEY CHECK (step IN ('logo', 'jobs', 'mail', 'person', 'backup')),
  dismissed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
