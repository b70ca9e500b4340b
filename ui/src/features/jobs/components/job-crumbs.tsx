import { ChevronRight } from 'lucide';
import { useCategory } from '../../../data/site/site';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import type { Job } from '../../../lib/api';

export function JobCrumbs({ job }: { job: Job }) {
  const category = useCategory(job.category);
  return (
    <nav className="crumb d-only" aria-label="Breadcrumb">
      <Link to="/jobs">Find jobs</Link>
      <Icon of={ChevronRight} size="s" />
      <Link to={`/jobs?category=${category.id}`}>{category.name}</Link>
      <Icon of={ChevronRight} size="s" />
      <span className="trunc">{job.title}</span>
    </nav>
  );
}
