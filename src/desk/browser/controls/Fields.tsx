import { useState } from 'react';
import { isGroup } from '../../../model/is-group.ts';
import { type Field, type Written, withField } from '../../forms/form.ts';
import { Button } from './Button.tsx';
import { Control } from './Control.tsx';
import { Fold, isMeant, isWithin } from './Fold.tsx';
import type { ControlProps, FormState } from './form-state.ts';
import { PhotosControl } from './PhotosControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { PlaceControl } from './PlaceControl.tsx';

interface FieldsProps {
  fields: readonly Field[];
  value: Written;
  path: string;
  state: FormState;
  onChange: (value: Written) => void;
}

/** The fields of an entry or a group; rare ones come last, folded. */
export function Fields({ fields, value, path, state, onChange }: FieldsProps) {
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      field={field}
      value={value[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
      state={state}
      siblings={fields}
      row={value}
      onChange={(next) => onChange(withField(value, field.name, next))}
      onRow={onChange}
    />
  );
  const shown = fields.filter(({ control }) => control !== 'beside');
  // Decided once, so that a field doesn't move while somebody types into it.
  const [rareNames] = useState(
    () => new Set(shown.filter((field) => field.isRare && !(field.name in value)).map(nameOf)),
  );
  const rare = shown.filter(({ name }) => rareNames.has(name));
  return (
    <>
      {shown.filter(({ name }) => !rareNames.has(name)).map(row)}
      {rare.length > 0 && (
        <Fold
          label="More"
          says={filledIn(rare, value)}
          isMeant={rare.some(({ name }) => isMeant(state, path ? `${path}.${name}` : name))}
        >
          {rare.map(row)}
        </Fold>
      )}
    </>
  );
}

const nameOf = ({ name }: Field) => name;

interface FieldRowProps {
  field: Field;
  value: unknown;
  path: string;
  state: FormState;
  siblings: readonly Field[];
  row: Written;
  onChange: (value: unknown) => void;
  onRow: (row: Written) => void;
}

function FieldRow({ siblings, row, onRow, ...props }: FieldRowProps) {
  const { field, value, path, state, onChange } = props;
  const { label, help, example, control, fields = [] } = field;
  const problems = state.problems.filter(
    ({ field: at }) =>
      at === path ||
      (control !== 'group' && isWithin(at, path)) ||
      (control === 'place' && at === path.replace('latitude', 'longitude')) ||
      (control === 'picture' && at === path.replace('imageUrl', 'imageFocus')),
  );
  if (control === 'group') {
    const group = isGroup(value) ? value : {};
    return (
      <Fold label={label} says={filledIn(fields, group)} isMeant={isMeant(state, path)}>
        {help && <p className="help">{help}</p>}
        <Fields
          fields={fields}
          value={group}
          path={path}
          state={state}
          onChange={(next) =>
            onChange(Object.keys(next).length === 0 && field.isOptional ? undefined : next)
          }
        />
      </Fold>
    );
  }
  const id = path.replaceAll(/[^\w]/g, '-');
  const isSet = ['choice', 'answer', 'status', 'groups', 'lines', 'places', 'days'].includes(
    control,
  );
  const hint = value === undefined || value === '' ? example : undefined;
  const described = [help || hint ? `${id}-help` : '', problems.length > 0 ? `${id}-problem` : ''];
  const labelled = field.isOptional ? label : `${label} *`;
  const common: ControlProps = {
    ...{ field, value, id, path, state, onChange },
    aria: {
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      'aria-invalid': problems.length > 0,
    },
  };
  const Box = isSet ? 'fieldset' : 'div';
  return (
    <Box className="field">
      {isSet ? (
        <legend id={`${id}-label`}>{labelled}</legend>
      ) : (
        <label htmlFor={id}>{labelled}</label>
      )}
      {(help || hint) && (
        <p className="help" id={`${id}-help`}>
          {help} {hint && <em>Such as: {hint}</em>}
        </p>
      )}
      {control === 'groups' && <Groups {...common} />}
      {control === 'place' && <PlaceControl {...common} row={row} onRow={onRow} />}
      {control === 'picture' && (
        <PictureControl {...common} siblings={siblings} row={row} onRow={onRow} />
      )}
      {!['groups', 'place', 'picture'].includes(control) && <Control {...common} />}
      {problems.length > 0 && (
        <p className="problem" id={`${id}-problem`}>
          “{label.replace(/\?$/, '')}” {problems.map(({ message }) => message).join('; ')}
        </p>
      )}
    </Box>
  );
}

function filledIn(fields: readonly Field[], group: Written): string {
  return fields
    .filter(({ name, control }) => control !== 'beside' && group[name] !== undefined)
    .map(({ label }) => label.replace(/\?$/, ''))
    .join(', ');
}

function Groups({ field, value, id, path, state, onChange }: ControlProps) {
  const rows = Array.isArray(value) ? (value as Written[]) : [];
  const change = (next: readonly Written[]) =>
    onChange(next.length === 0 && field.isOptional ? undefined : next);
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names of their own
        <fieldset key={index} className="group">
          <legend>{index + 1}</legend>
          <Fields
            fields={field.fields ?? []}
            value={row}
            path={`${path}[${index}]`}
            state={state}
            onChange={(next) => change(rows.with(index, next))}
          />
          <Button
            look="link"
            disabled={state.isSending}
            onClick={() => change(rows.toSpliced(index, 1))}
          >
            Take {index + 1} away
          </Button>
        </fieldset>
      ))}
      {field.fields?.some(({ control }) => control === 'picture') && (
        <PhotosControl id={id} rows={rows} state={state} onRows={change} />
      )}
      <Button onClick={() => change([...rows, {}])}>One more</Button>
    </>
  );
}
