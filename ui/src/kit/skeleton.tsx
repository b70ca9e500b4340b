import { DelayedMount } from './delayed';

/** A placeholder the size of a job card, so that nothing moves when the card arrives. */
function SkeletonJob() {
  return (
    <div className="job sk-job">
      <div className="row top gap-3">
        <span className="sk sk-stamp" />
        <div className="grow stack gap-2">
          <span className="sk sk-title" />
          <span className="sk sk-line" />
        </div>
      </div>
      <div className="tear">
        <span className="sk-cell" />
        <span className="sk-cell" />
        <span className="sk-cell" />
      </div>
    </div>
  );
}

export function SkeletonJobs({ count, label }: { count: number; label: string }) {
  return (
    <div className="jobgrid" aria-busy="true">
      <span className="vh" role="status">
        {label}
      </span>
      <DelayedMount>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <SkeletonJob key={index} />
        ))}
      </DelayedMount>
    </div>
  );
}

/** Placeholder lines of text. */
export function SkeletonText({ lines = 6, label }: { lines?: number; label: string }) {
  return (
    <div className="card card-p sk-text" aria-busy="true">
      <span className="vh" role="status">
        {label}
      </span>
      <DelayedMount>
        <div className="stack gap-3">
          <span className="sk sk-title" />
          {Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <span key={index} className="sk" />
          ))}
        </div>
      </DelayedMount>
    </div>
  );
}
