/** @jest-environment jsdom */
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { leansOn } from "./contract";
import { KeptHtml } from "./react-kept-html";

leansOn("react-dom", "react-kept-html.tsx", {
  "the server's HTML in a hydrated element": async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.innerHTML = "<div><p>Kept</p></div>";
    await act(() => Promise.resolve(hydrateRoot(document.body, <KeptHtml ref={null} />)));
    return document.body.innerHTML === "<div><p>Kept</p></div>";
  },
});
