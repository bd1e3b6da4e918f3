/**
 * react-dom 19.3.1: an element that keeps the HTML of the server when React takes the page over, until a part of its own does
 * (`runtime/islands.tsx`). React leaves HTML that it was given as text alone, other than the text though it is.
 *
 * Upstream: https://github.com/react/react/issues/32975
 * Delete when React has islands of its own: a boundary whose HTML stays, whatever happens above it.
 */
import type { Ref } from "react";

/** @param props.code the chunk of the part, by its name */
export const KeptHtml = ({ ref, code }: { ref: Ref<HTMLDivElement>; code?: string }) => (
  <div
    ref={ref}
    data-code={code}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: "" }}
  />
);
