/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ComparisonCell } from "./comparison-cell";

const legend = { yes: "Yes", partly: "Partly", no: "No", notStated: "Not stated" };
const old = "over a year old";
const claim = { text: "Lamps", source: null, age: null, isOld: false };

test.each([
  ["yes", `${legend.yes}. Lamps`],
  ["partly", `${legend.partly}. Lamps`],
  ["no", `${legend.no}. Lamps`],
  ["notStated", "Lamps"],
  [null, "Lamps"],
] as const)("the answer %s is read before the claim, as %j", (answer, text) => {
  const words = { aspect: "Light", tool: "Beacon", number: 0, legend, old };
  render(
    <table>
      <tbody>
        <tr>
          <ComparisonCell {...claim} {...words} answer={answer} />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole("cell").textContent).toBe(text);
});
