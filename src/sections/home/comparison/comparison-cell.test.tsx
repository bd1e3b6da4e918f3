/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import content from "./comparison.fixture.json";
import { ComparisonCell } from "./comparison-cell";

const { legend, old } = content;
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
