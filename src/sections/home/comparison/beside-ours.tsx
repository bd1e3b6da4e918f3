import type { MouseEvent } from "react";

/** Id of the choice of tools above the table. */
export const chooser = "compared";

interface BesideOursProps {
  name: string;
  /** Index in `tools`. */
  tool: number;
  label?: string;
  className?: string;
}

/** Links to the table and selects a tool in it. */
export function BesideOurs({ name, tool, label, className }: BesideOursProps) {
  const compare = (event: MouseEvent<HTMLElement>) => {
    const section = event.currentTarget.closest("section");
    const radio = section?.querySelector<HTMLInputElement>(`#${chooser} [value="${tool}"]`);
    if (radio) radio.checked = true;
  };
  return (
    <a className={className} href={`#${chooser}`} aria-label={label} onClick={compare}>
      {name}
    </a>
  );
}
