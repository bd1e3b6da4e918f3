/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { longDate } from "../../lib/format";
import { image } from "../../testing/image";
import { ReleaseList } from "./release-list";

const line = (version: string, date: string) => ({
  version,
  date,
  dateText: longDate(date),
  title: `What ${version} brought`,
  path: `/changelog/v${version.replaceAll(".", "-")}`,
  summary: `About ${version}.`,
});
const release = (version: string, date: string) => ({
  ...line(version, date),
  notYet: null as string | null,
  picture: image,
  pictureDark: null as typeof image | null,
  pictureAlt: `Picture of ${version}`,
  notes: [{ anchor: "a", lead: "Lead.", text: { html: "<p><strong>Lead.</strong> More.</p>" } }],
});
const releases = [release("0.2.0", "2025-01-05"), release("0.1.0", "2024-12-31")];

const words = { latest: "Latest", fresh: "New since your last visit", years: "Years" };
const show = (list: typeof releases) =>
  render(<ReleaseList words={words} releases={list} earlier={[]} />);

beforeEach(() => {
  show(releases);
});

const entry = (version: string) => {
  const found = document.getElementById(`v${version}`);
  if (!found) throw new Error(`no entry of ${version}`);
  return within(found);
};

const headings = () => screen.getAllByRole("heading").map((h) => `${h.tagName} ${h.textContent}`);

it("keeps the order it is given", () => {
  expect(headings()).toEqual([
    ...["H2 2025", "H3 What 0.2.0 brought"],
    ...["H2 2024", "H3 What 0.1.0 brought"],
  ]);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("needs no headings for one year", () => {
  cleanup();
  render(<ReleaseList words={words} releases={releases.slice(0, 1)} earlier={[]} />);
  expect(headings()).toEqual(["H2 What 0.2.0 brought"]);
});

it("keeps old releases in their year, a line each, and links to the years of a long list", () => {
  cleanup();
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

it("shows a picture of its own in the dark, and loads the one that is shown", () => {
  cleanup();
  show([{ ...release("0.3.0", "2025-02-05"), pictureDark: image }, ...releases]);
  const pictures = entry("0.3.0").getAllByRole("img", { hidden: true, name: "Picture of 0.3.0" });
  const schemes = pictures.map((picture) => picture.closest("picture")?.dataset.scheme);
  expect(schemes).toEqual(["light", "dark"]);
  for (const picture of pictures) expect(picture).toHaveAttribute("loading", "lazy");
  expect(entry("0.2.0").getAllByRole("img", { hidden: true })).toHaveLength(1);
});

it("marks what visitors do not see yet, and calls the newest of the others the latest", () => {
  cleanup();
  show([{ ...release("0.3.0", "2025-02-05"), notYet: "Draft" }, ...releases]);
  expect(entry("0.3.0").getByText("Draft")).toBeVisible();
  expect(entry("0.3.0").queryByText("Latest")).not.toBeInTheDocument();
  expect(entry("0.2.0").getByText("Latest")).toBeVisible();
  expect(screen.getAllByText("Draft")).toHaveLength(1);
});
