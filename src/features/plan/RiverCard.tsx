import { paths } from '../../model/paths.ts';
import { addressLine } from '../../model/site/site.ts';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import type { PlanLink } from './link/plan-link.ts';

/** The print-only end of a plan: river safety, the cabins, and the plan's address. */
export function RiverCard({ made }: { made: PlanLink }) {
  const { river, cabins } = useWords('plan');
  const { emergency, sections } = useWords('river-safety');
  const { site, siteUrl } = useSite();
  const [first] = sections;
  return (
    <section className="plan-river" aria-labelledby="plan-river">
      <h2 id="plan-river">{river}</h2>
      <p>
        <strong>{emergency.heading}.</strong> {emergency.text}
      </p>
      {first && (
        <p>
          <strong>{first.heading}:</strong> {first.points.join('; ')}. {first.after}
        </p>
      )}
      <p>
        {cabins} {addressLine(site.address)}, {site.phone}
      </p>
      <p>{'link' in made ? made.link : siteUrl + paths.plan}</p>
    </section>
  );
}
