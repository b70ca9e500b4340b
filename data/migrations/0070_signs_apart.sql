-- Jobs have other words than before: "c++" of "C++17" and "C plus plus", "12hr" of "12h", "401k" of "401ks". Those that are
-- listed now are indexed again after the start, newest first.
INSERT INTO search_backlog (listing) SELECT listing FROM jobs WHERE listing IS NOT NULL AND listing NOT IN (SELECT listing FROM search_backlog);
INSERT INTO tasks (task, created_at, due_at) SELECT '"search_index"', 0, 0
  WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE task = '"search_index"' AND started_at IS NULL AND failed_at IS NULL);
