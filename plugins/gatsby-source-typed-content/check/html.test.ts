import { anError, containing, fern, nursery, problemsOf, withDraft } from "../fixtures/nursery";
import { readContent } from "../read-content";

const script = "<script>alert(1)</script>";

it.each([
  [script, "contains <script>, which isn't allowed in texts. Remove it."],
  [`A claim with ${script} in it.`, "contains <script>"],
  // The shortest comment with a dash, and one that ends with !.
  [`<!---> ${script} -->`, "<script>"],
  [`<!-- x --!> ${script} -->`, "<script>"],
  ['A key <kbd onclick="run()">K</kbd>.', "contains onclick on <kbd>, which isn't allowed"],
  ['Cells | <td onclick="run()"> of a table.', "contains onclick on <td>, which isn't allowed"],
  ['<button formaction="java\nscript:run()">K</button>', "contains formaction on <button>"],
  ['<iframe src="https://film.example"></iframe>', "Link to the page instead."],
  // Browsers that run scripts parse its content as text.
  ['<noscript><p title="</noscript><img src=x onerror=run()>"></noscript>', "contains <noscript>"],
  ["<style>*{}</style>", "contains <style>"],
  ['<source src="/film.webm">', "contains <source>"],
  ["<h1>Moss</h1>", "contains <h1>"],
  // The tag would swallow the rest of the text.
  ['<div title="\n\n" onclick="run()', "contains a tag that never ends. End or remove it."],
  ["> <!-- a\n\nText -->", "contains a comment that never ends."],
])("refuses HTML that could run code or break the page: %j", (text, message) => {
  expect(problemsOf(text)).toContainEqual(anError(message)[0]);
});

it("reports the line of the tag", () => {
  expect(problemsOf(`<p>\n${script}</p>`)).toEqual(anError("<script>", 1));
});

it("reports an address that could run code as a link", () => {
  expect(problemsOf('<a href="javascript:run()">x</a>')).toEqual(anError("which could run code"));
});

it("makes no site from such a text", () => {
  const reading = withDraft(
    (draft) => draft.append(fern, script),
    (root) => readContent(nursery, root),
  );
  expect(reading.site).toBeUndefined();
  expect(reading.problems).toContainEqual(
    expect.objectContaining({ message: containing("<script>") }),
  );
});
