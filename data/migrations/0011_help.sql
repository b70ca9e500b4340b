-- The label in the corner and what is refused to those who copy; and articles of the help, beside the other texts.
ALTER TABLE site ADD COLUMN watermark_text TEXT NOT NULL DEFAULT '' CHECK (length(watermark_text) <= 200);
ALTER TABLE site ADD COLUMN watermark_position TEXT NOT NULL DEFAULT 'bottom-right'
  CHECK (watermark_position IN ('top-left', 'top-right', 'bottom-left', 'bottom-right', 'center'));
ALTER TABLE site ADD COLUMN watermark_percent INTEGER NOT NULL DEFAULT 10 CHECK (watermark_percent BETWEEN 5 AND 40);
ALTER TABLE site ADD COLUMN anti_copy INTEGER NOT NULL DEFAULT 1 CHECK (anti_copy IN (0, 1));

ALTER TABLE site_texts ADD COLUMN title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 120);
ALTER TABLE site_texts ADD COLUMN audience TEXT NOT NULL DEFAULT '' CHECK (length(audience) <= 60);
ALTER TABLE site_texts ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
