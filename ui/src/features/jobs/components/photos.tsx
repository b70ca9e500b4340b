import type { Job } from '../../../lib/api';

/** Thumbnails of a job's photos that link to the full size. Their fixed dimensions avoid layout shifts. */
export function Photos({ job }: { job: Job }) {
  if (job.photos.length === 0) return null;
  return (
    <ul className="photos" aria-label="Photos">
      {job.photos.map((photo, index) => (
        <li key={photo.token}>
          <a href={photo.url}>
            <img
              src={photo.smallUrl}
              alt={`${job.title}, ${index + 1} of ${job.photos.length}`}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
