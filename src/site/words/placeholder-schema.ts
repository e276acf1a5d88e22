import { line } from '../../model/text.ts';

/** One line with each of these names in braces, such as {phone}, and no other. */
export function lineWith(names: readonly string[], maximum?: number) {
  const known = names.map((name) => `{${name}}`);
  return line(maximum).superRefine((text, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', message });
    for (const placeholder of known)
      if (!text.includes(placeholder)) report(`must contain ${placeholder}; put it back`);
    for (const [found] of text.matchAll(/\{[^{}]*\}?|\}/g))
      if (!known.includes(found))
        report(
          `contains ${found}, which stands for nothing; write ${known.join(' or ')}, or leave the braces out`,
        );
  });
}
