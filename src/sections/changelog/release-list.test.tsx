/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import copy from "../../../content/changelog.json";
import { image } from "../../../tests/fixtures/image";
import { ReleaseList } from "./release-list";

const release = (version: string, date: string) => ({
  ...{ version, date, path: `/changelog/v${version}` },
  ...{ title: `What ${version} brought`, summary: `About ${version}.` },
  ...{ image, imageDark: null, imageAlt: `Picture of ${version}` },
  notes: [{ anchor: "a", lead: "Lead.", text: { html: "<p><strong>Lead.</strong> More.</p>" } }],
});

beforeEach(() => {
  const releases = [release("0.2.0", "2025-01-05"), release("0.1.0", "2024-12-31")];
  render(<ReleaseList copy={copy} releases={releases} />);
});

it("groups releases by year", () => {
  const headings = screen.getAllByRole("heading");
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    ...["H2 2025", "H3 What 0.2.0 brought"],
    ...["H2 2024", "H3 What 0.1.0 brought"],
  ]);
});

it("marks the newest release as latest", () => {
  const entry = document.getElementById("v0.2.0");
  expect(screen.getByText(copy.latest)).toBe(entry && within(entry).getByText(copy.latest));
});
