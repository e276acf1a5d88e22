import type { CheckedRow } from '../../content/check-row.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Field } from '../../forms/form.ts';

/** What the controls of a form have in common. */
export interface FormState extends CheckedRow {
  /** The path of the field that is meant; it's in sight and ready to type. */
  focus: string | undefined;
  home: HomePlaces | undefined;
  /** The names of the site's towns. */
  towns: readonly string[];
  /** The key of the entry that goes from the home page for this one. */
  goes: string | number | undefined;
  /** What an entry of the list is called, for names of pictures. */
  one: string;
  /** True while a picture is on its way: rows stay in their places. */
  isSending: boolean;
  /** Called with true when a picture begins to be sent, with false when it is there. */
  onSending: (isSending: boolean) => void;
  onGoes: (other: HomePlaces['others'][number] | undefined) => void;
}

export interface ControlProps {
  field: Field;
  value: unknown;
  /** Of the element that its label names. */
  id: string;
  path: string;
  state: FormState;
  /** What screen readers are told of the field. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': boolean };
  /** Undefined takes the field away. */
  onChange: (value: unknown) => void;
}
