import { type ComponentProps, useId } from 'react';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<typeof TextField> & { readonly suggestions: readonly string[] };

/** The browser searches the suggestions while one types; anything else may be typed too. */
export function SuggestField({ suggestions, ...field }: Props) {
  const list = useId();
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
