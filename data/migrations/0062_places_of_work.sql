-- Where the work is, for those who are hired, and where the site's links to maps lead; empty for the program's own choice.
ALTER TABLE contacts ADD COLUMN street TEXT NOT NULL DEFAULT '' CHECK (length(street) <= 200);
ALTER TABLE site ADD COLUMN map_url TEXT NOT NULL DEFAULT '' CHECK (length(map_url) <= 300);
-- How those whom an employer hires reach it, to begin with.
ALTER TABLE employers ADD COLUMN contact_id INTEGER REFERENCES contacts (id);
-- What an hour pays at the least, in minor units; without one, the program's own choice.
ALTER TABLE site ADD COLUMN minimum_wage INTEGER CHECK (minimum_wage BETWEEN 0 AND 1000000);
