import { paths } from '../../model/paths.ts';
import { ariaCurrent } from '../../site/layout/navigation-links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSaved } from './saved.ts';

/** Links to the plan once something is saved (decision 34); its space is reserved until then. */
export function PlanBadge({ path }: { path: string }) {
  const count = useSaved()?.size;
  return (
    <span className="plan-mark">
      {count ? (
        <a
          className="nav-link search-link"
          href={paths.plan}
          aria-label={`My plan: ${count} saved`}
          aria-current={ariaCurrent(path, paths.plan)}
        >
          <Icon name="save" size={22} />
          <small aria-hidden="true">{count}</small>
        </a>
      ) : null}
    </span>
  );
}
