/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { image } from "../../testing/image";
import { ReleaseList } from "./release-list";
import { endVisit, lastVisitKey } from "./use-last-visit";

const release = (version: string, date: string) => ({
  version,
  date,
  title: `What ${version} brought`,
  path: `/changelog/v${version.replaceAll(".", "-")}`,
  picture: image,
  pictureAlt: `Picture of ${version}`,
  notes: [{ anchor: "a", lead: "Lead.", text: { html: "<p><strong>Lead.</strong> More.</p>" } }],
});
const releases = [release("0.2.0", "2025-01-05"), release("0.1.0", "2024-12-31")];

beforeEach(() => {
  localStorage.setItem(lastVisitKey, "2024-12-31");
  endVisit();
  render(
    <ReleaseList
      words={{ latest: "Latest", fresh: "New since your last visit" }}
      releases={releases}
    />,
  );
});

const entry = (version: string) => {
  const found = document.getElementById(`v${version}`);
  if (!found) throw new Error(`no entry of ${version}`);
  return within(found);
};

it("keeps the order it is given", () => {
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
    "What 0.2.0 brought",
    "What 0.1.0 brought",
  ]);
});

it("calls only the first one the latest", () => {
  expect(entry("0.2.0").getByText("Latest")).toBeVisible();
  expect(entry("0.1.0").queryByText("Latest")).not.toBeInTheDocument();
});

it("shows version, date, picture and notes of a release", () => {
  const shown = entry("0.1.0");
  expect(shown.getByText("December 31, 2024")).toHaveAttribute("datetime", "2024-12-31");
  expect(shown.getByRole("link", { name: "v0.1.0" })).toHaveAttribute("href", "/changelog/v0-1-0");
  expect(shown.getByRole("img", { name: "Picture of 0.1.0" })).toBeVisible();
  expect(shown.getByText("Lead.").parentElement).toHaveTextContent("Lead. More.");
});

it("marks what came after the last visit", () => {
  expect(entry("0.2.0").getByText("New since your last visit")).toBeVisible();
  expect(entry("0.1.0").queryByText("New since your last visit")).not.toBeInTheDocument();
});
