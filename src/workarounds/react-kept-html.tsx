/**
 * react-dom 19.3.1: an element that keeps the HTML of the server when React takes the page over, until a part of its own does
 * (`runtime/islands.tsx`). React leaves HTML that it was given as text alone, other than the text though it is.
 *
 * Upstream: https://github.com/react/react/issues/32975
 * Delete when React has islands of its own: a boundary whose HTML stays, whatever happens above it.
 */
import type { Ref } from "react";

/** @param props.name of the island, where it has one */
export const KeptHtml = ({
  ref,
  name,
}: {
  ref: Ref<HTMLDivElement>;
  name?: string | undefined;
}) => (
  <div
    ref={ref}
    data-island={name}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: "" }}
  />
);
