import { Fragment, type ReactNode } from 'react';
import { PLACEHOLDER } from './fill-text.ts';

interface FilledTextProps {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Replaces each {name} in the owner's text with an element, such as a link. */
export function FilledText({ text, values }: FilledTextProps) {
  return text.split(PLACEHOLDER).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
