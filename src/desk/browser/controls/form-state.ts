import type { CheckedRow } from '../../content/check-row.ts';
import type { HomePlaces } from '../../content/home-places.ts';
import type { Field } from '../../forms/form.ts';

export interface FormState extends CheckedRow {
  /** The path of the field to focus and scroll to. */
  focus: string | undefined;
  home: HomePlaces | undefined;
  towns: readonly string[];
  /** The key of the entry that this one replaces on the home page. */
  goes: string | number | undefined;
  one: string;
  /** True while a picture is being sent; rows must not move then. */
  isSending: boolean;
  onSending: (isSending: boolean) => void;
  onGoes: (other: HomePlaces['others'][number] | undefined) => void;
}

export interface ControlProps {
  field: Field;
  value: unknown;
  id: string;
  path: string;
  state: FormState;
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': boolean };
  /** Undefined removes the field. */
  onChange: (value: unknown) => void;
}
