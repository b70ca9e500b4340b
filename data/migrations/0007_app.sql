-- The installable app: what a phone asks for, rendered from the brand and the build, and where it is installed.

-- `made_from` is the hash of everything that a file was rendered from: another one means to render anew.
CREATE TABLE app_files (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
  made_from BLOB NOT NULL CHECK (length(made_from) = 32),
  body BLOB NOT NULL CHECK (length(body) BETWEEN 1 AND 524288)
) STRICT;

CREATE TABLE app_installs (
  device_id TEXT PRIMARY KEY CHECK (length(device_id) BETWEEN 16 AND 64),
  user_id INTEGER REFERENCES users (id),
  device_type TEXT NOT NULL CHECK (device_type IN ('desktop', 'android', 'ios')),
  browser_name TEXT NOT NULL CHECK (length(browser_name) <= 40),
  browser_version TEXT NOT NULL CHECK (length(browser_version) <= 40),
  os_name TEXT NOT NULL CHECK (length(os_name) <= 40),
  os_version TEXT NOT NULL CHECK (length(os_version) <= 40),
  is_standalone INTEGER NOT NULL CHECK (is_standalone IN (0, 1)),
  installation_method TEXT NOT NULL CHECK (installation_method IN ('prompt', 'manual')),
  user_agent TEXT NOT NULL CHECK (length(user_agent) <= 500),
  installed_at INTEGER NOT NULL,
  active_at INTEGER NOT NULL
) STRICT;
CREATE INDEX app_installs_active ON app_installs (active_at);
CREATE INDEX app_installs_user ON app_installs (user_id) WHERE user_id IS NOT NULL;
