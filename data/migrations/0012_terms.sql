-- A notice's time on the board: its employer is told before it ends, once a term. States have one name each.

ALTER TABLE jobs ADD COLUMN nudged_at INTEGER;
CREATE INDEX jobs_nudge ON jobs (expires_at) WHERE status = 'open' AND nudged_at IS NULL;
-- Who applied to a job that ran out, when it comes back.
CREATE INDEX applications_run_out ON applications (job_id) WHERE status = 'not_selected' AND ending = 'expired';

UPDATE jobs SET state = CASE lower(trim(state))
  WHEN 'alabama' THEN 'AL'
  WHEN 'alaska' THEN 'AK'
  WHEN 'arizona' THEN 'AZ'
  WHEN 'arkansas' THEN 'AR'
  WHEN 'california' THEN 'CA'
  WHEN 'colorado' THEN 'CO'
  WHEN 'connecticut' THEN 'CT'
  WHEN 'delaware' THEN 'DE'
  WHEN 'district of columbia' THEN 'DC'
  WHEN 'florida' THEN 'FL'
  WHEN 'georgia' THEN 'GA'
  WHEN 'hawaii' THEN 'HI'
  WHEN 'idaho' THEN 'ID'
  WHEN 'illinois' THEN 'IL'
  WHEN 'indiana' THEN 'IN'
  WHEN 'iowa' THEN 'IA'
  WHEN 'kansas' THEN 'KS'
  WHEN 'kentucky' THEN 'KY'
  WHEN 'louisiana' THEN 'LA'
  WHEN 'maine' THEN 'ME'
  WHEN 'maryland' THEN 'MD'
  WHEN 'massachusetts' THEN 'MA'
  WHEN 'michigan' THEN 'MI'
  WHEN 'minnesota' THEN 'MN'
  WHEN 'mississippi' THEN 'MS'
  WHEN 'missouri' THEN 'MO'
  WHEN 'montana' THEN 'MT'
  WHEN 'nebraska' THEN 'NE'
  WHEN 'nevada' THEN 'NV'
  WHEN 'new hampshire' THEN 'NH'
  WHEN 'new jersey' THEN 'NJ'
  WHEN 'new mexico' THEN 'NM'
  WHEN 'new york' THEN 'NY'
  WHEN 'north carolina' THEN 'NC'
  WHEN 'north dakota' THEN 'ND'
  WHEN 'ohio' THEN 'OH'
  WHEN 'oklahoma' THEN 'OK'
  WHEN 'oregon' THEN 'OR'
  WHEN 'pennsylvania' THEN 'PA'
  WHEN 'rhode island' THEN 'RI'
  WHEN 'south carolina' THEN 'SC'
  WHEN 'south dakota' THEN 'SD'
  WHEN 'tennessee' THEN 'TN'
  WHEN 'texas' THEN 'TX'
  WHEN 'utah' THEN 'UT'
  WHEN 'vermont' THEN 'VT'
  WHEN 'virginia' THEN 'VA'
  WHEN 'washington' THEN 'WA'
  WHEN 'west virginia' THEN 'WV'
  WHEN 'wisconsin' THEN 'WI'
  WHEN 'wyoming' THEN 'WY'
  ELSE upper(trim(state)) END
WHERE lower(trim(state)) IN ('al', 'ak', 'az', 'ar', 'ca', 'co', 'ct', 'de', 'dc', 'fl', 'ga', 'hi', 'id', 'il', 'in', 'ia', 'ks', 'ky', 'la', 'me', 'md', 'ma', 'mi', 'mn', 'ms', 'mo', 'mt', 'ne', 'nv', 'nh', 'nj', 'nm', 'ny', 'nc', 'nd', 'oh', 'ok', 'or', 'pa', 'ri', 'sc', 'sd', 'tn', 'tx', 'ut', 'vt', 'va', 'wa', 'wv', 'wi', 'wy',
  'alabama', 'alaska', 'arizona', 'arkansas', 'california', 'colorado', 'connecticut', 'delaware', 'district of columbia', 'florida', 'georgia', 'hawaii', 'idaho', 'illinois', 'indiana', 'iowa', 'kansas', 'kentucky', 'louisiana', 'maine', 'maryland', 'massachusetts', 'michigan', 'minnesota', 'mississippi', 'missouri', 'montana', 'nebraska', 'nevada', 'new hampshire', 'new jersey', 'new mexico', 'new york', 'north carolina', 'north dakota', 'ohio', 'oklahoma', 'oregon', 'pennsylvania', 'rhode island', 'south carolina', 'south dakota', 'tennessee', 'texas', 'utah', 'vermont', 'virginia', 'washington', 'west virginia', 'wisconsin', 'wyoming');
-- The number of a division abroad says nothing to anybody; the country does.
UPDATE site SET state = country WHERE country NOT IN ('', 'US') AND place_id IS NOT NULL;
