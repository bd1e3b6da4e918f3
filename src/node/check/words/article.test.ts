import { articleBefore } from "./article";

it.each([
  ["an", "apple hour honest heir honor umbrella usher uninstalled unimportant urban onerous Euler"],
  ["a", "tool user unit union European euro one once utility Ukrainian year ubiquitous"],
  ["an", "MCP API AI IDE XML RSS LLM npm html x S3 MD5 8 80 11 18 APIs"],
  ["a", "URL UI CSV PDF USB css T u v2 1 10 110 7 17"],
])("%s stands before: %s", (article, words) => {
  const wrong = words.split(" ").filter((word) => articleBefore(word) !== article);
  expect(wrong).toEqual([]);
});

it("words that are said in both ways, names and words that follow the name A are left alone", () => {
  const words = "LAN FAQ SEO herb historic SQL unidentified is or Uint8Array".split(" ");
  expect(words.filter((word) => articleBefore(word))).toEqual([]);
});
