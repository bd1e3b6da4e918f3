/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { longDate } from "../../lib/format";
import words from "../../testing/content/changelog.json";
import { image } from "../../testing/image";
import { ReleaseList } from "./release-list";

const line = (version: string, date: string) => ({
  version,
  date,
  dateText: longDate(date),
  title: `What ${version} brought`,
  path: `/changelog/v${version.replaceAll(".", "-")}`,
  summary: `About ${version}.`,
  notYet: null as string | null,
});
const release = (version: string, date: string) => ({
  ...line(version, date),
  image,
  imageDark: null as typeof image | null,
  imageAlt: `Picture of ${version}`,
  notes: [{ anchor: "a", lead: "Lead.", text: { html: "<p><strong>Lead.</strong> More.</p>" } }],
});
const releases = [release("0.2.0", "2025-01-05"), release("0.1.0", "2024-12-31")];

const show = (list: typeof releases) =>
  render(<ReleaseList words={words} releases={list} earlier={[]} />);

const entry = (version: string) => {
  const found = document.getElementById(`v${version}`);
  if (!found) throw new Error(`no entry of ${version}`);
  return within(found);
};

const headings = () => screen.getAllByRole("heading").map((h) => `${h.tagName} ${h.textContent}`);

it("lists releases in order, below headings of years", () => {
  show(releases);
  expect(headings()).toEqual([
    ...["H2 2025", "H3 What 0.2.0 brought"],
    ...["H2 2024", "H3 What 0.1.0 brought"],
  ]);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("lists old releases in their year, a sentence each, with links to the years", () => {
  const earlier = [line("0.0.2", "2024-03-01"), line("0.0.1", "2023-03-01")];
  render(<ReleaseList words={words} releases={releases} earlier={earlier} />);
  expect(headings().slice(2)).toEqual([
    ...["H2 2024", "H3 What 0.1.0 brought", "H3 What 0.0.2 brought"],
    ...["H2 2023", "H3 What 0.0.1 brought"],
  ]);
  const old = entry("0.0.2");
  expect(old.getByText("About 0.0.2.")).toBeVisible();
  expect(old.getByRole("link", { name: "v0.0.2" })).toHaveAttribute("href", "/changelog/v0-0-2");
  expect(old.queryByRole("img")).not.toBeInTheDocument();
  const years = within(screen.getByRole("navigation", { name: "Years" })).getAllByRole("link");
  expect(years.map((year) => year.getAttribute("href"))).toEqual([
    ...["#year-2025", "#year-2024", "#year-2023"],
  ]);
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => `#${id}`);
  expect(ids).toEqual(["#year-2025", "#year-2024", "#year-2023"]);
});

it("marks the newest published release as latest, and drafts only as drafts", () => {
  show([{ ...release("0.3.0", "2025-02-05"), notYet: "Draft" }, ...releases]);
  const marks = (version: string) =>
    ["Draft", words.latest, words.fresh].filter((text) => entry(version).queryByText(text));
  expect(marks("0.3.0")).toEqual(["Draft"]);
  // `last-visit.ts` unhides this mark.
  expect(marks("0.2.0")).toEqual([words.latest, words.fresh]);
  expect(marks("0.1.0")).toEqual([words.fresh]);
});
