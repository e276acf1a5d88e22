import { median } from '../median.ts';
import type { Measured } from '../results.ts';
import { heading, table, whole } from '../table.ts';
import type { NextPage, NextPages } from './next-page.ts';

/** The next page's paint, beside that of the commit before: the target. */
const NEXT_PAGE_RATIO = 0.6;

/** The results as text and a table; empty if there are none. */
export function nextPagePart(measured: Measured<NextPages> | undefined): string {
  if (!measured) return '';
  const { commit, pages } = measured.figures;
  const ratio = ({ before, after }: NextPage) => after.paint / before.paint;
  const rows = pages.map((page) => {
    const { way, device, visit, before, after } = page;
    const { click, data, code, words, styles, paint, largest } = after;
    const there = Math.max(click, data, code, words, styles);
    return [
      way,
      device,
      visit,
      ...[before.paint, paint].map(whole),
      ratio(page).toFixed(2),
      ...[before.largest, largest, click, data, code, words, styles, paint - there].map(whole),
    ];
  });
  return `${heading('The next page', measured)}

From a touch to the paint of the next page and of its pictures in sight, as at commit ${commit.slice(0, 7)} and
as it is, in turns: a phone with a processor four times slower, 150 ms and 1.6 Mbit/s away, and a
desktop 40 ms away. Warm is the same step again. Touch says when the finger was lifted; data, code, words
and styles when the last of them had come, 0 if none was asked for; render is from then until the paint. Target: a median ratio of ${NEXT_PAGE_RATIO} (here ${median(pages.map(ratio)).toFixed(2)}).

${table(['Way', 'Device', 'Visit', 'Paint ms', 'now', 'Ratio', 'Largest ms', 'now', 'Touch', 'Data', 'Code', 'Words', 'Styles', 'Render'], rows)}
`;
}
