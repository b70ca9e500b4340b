-- The nearest jobs are read place by place.
CREATE INDEX jobs_place ON jobs (place_id, listing) WHERE listing IS NOT NULL;
