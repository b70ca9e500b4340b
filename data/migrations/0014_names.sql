ALTER TABLE employers RENAME COLUMN replies_kept TO replies_on_time;
