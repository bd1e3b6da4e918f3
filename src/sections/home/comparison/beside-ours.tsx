import type { MouseEvent } from "react";

/** Where the choice of the tool stands that the table compares with ours. */
export const chooser = "compared";

interface BesideOursProps {
  name: string;
  /** Index in `tools`. */
  tool: number;
  /** For screen readers, where the name alone says too little. */
  label?: string;
  className?: string;
}

/** Leads to the table, which then has this tool beside ours. */
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
