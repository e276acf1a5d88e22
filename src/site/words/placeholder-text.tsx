import { Fragment, type ReactNode } from 'react';

const PLACEHOLDER = /\{(\w+)\}/;

/** The owner's text with a value in place of each {name}. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(new RegExp(PLACEHOLDER, 'g'), (all, name: string) => values[name] ?? all);
}

interface FilledTextProps {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** The same with elements, such as links. */
export function FilledText({ text, values }: FilledTextProps) {
  return text.split(PLACEHOLDER).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
