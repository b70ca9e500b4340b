-- What people tell the site about itself, and what came of it.

-- A duplicate names the one that is kept: it follows that one's state and answer.
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('general_feedback', 'improvement_suggestion', 'feature_request', 'bug_report')),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 5000),
  priority TEXT NOT NULL CHECK (priority IN ('medium', 'high')),
  state TEXT NOT NULL CHECK (state IN ('new', 'planned', 'shipped', 'declined')),
  answer TEXT NOT NULL CHECK (length(answer) <= 2000),
  merged_into INTEGER REFERENCES feedback (id),
  created_at INTEGER NOT NULL,
  CHECK (merged_into <> id)
) STRICT;
-- One's own, the operator's list of a state, and the duplicates of one.
CREATE INDEX feedback_user ON feedback (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX feedback_state ON feedback (state, id) WHERE merged_into IS NULL;
CREATE INDEX feedback_merged ON feedback (merged_into, id) WHERE merged_into IS NOT NULL;
-- What visitors sent without a name is dropped in time.
CREATE INDEX feedback_unnamed ON feedback (created_at) WHERE user_id IS NULL;
