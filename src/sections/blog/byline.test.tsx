/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import blog from "../../../content/blog.json";
import { image } from "../../../tests/fixtures/image";
import { Byline } from "./byline";

const copy = {
  ...blog,
  ...{ updated: "Updated", oneUpdate: "one change", manyUpdates: "{count} changes" },
};
const author = { name: "Mira", title: "Keeper", image };

function renderByline(count: number, linked: boolean) {
  const update = { date: "2026-11-15", text: "More." };
  const updates = Array.from({ length: count }, () => update);
  const article = {
    ...{ date: "2025-03-29", readTime: 3, updates, author },
    modified: count ? "2026-11-15" : "2025-03-29",
  };
  render(<Byline article={article} copy={copy} linked={linked} />);
}

it.each([
  [1, "one change"],
  [5, "5 changes"],
])("links to the list of %d updates on the article's page", (count, text) => {
  renderByline(count, true);
  expect(screen.getByText(/Updated/)).toHaveTextContent(`Updated 15 Nov 2026, ${text}`);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", "#articleUpdates");
});

it("shows only the date of the last update on a card", () => {
  renderByline(5, false);
  expect(screen.getByText(/Updated/)).toHaveTextContent(/15 Nov 2026$/);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  cleanup();
  renderByline(0, false);
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
});
