import { longDate, money, shortDate, isoDay } from "./format";

it("formats long dates for the changelog and short ones for the blog", () => {
  expect(longDate("2025-01-05T00:00:00.000Z")).toBe("January 5, 2025");
  expect(shortDate("2025-03-29")).toBe("29 Mar 2025");
  expect(isoDay("2025-10-10T00:00:00.000Z")).toBe("2025-10-10");
});

it("creates no formatter on import", async () => {
  const dates = jest.spyOn(Intl, "DateTimeFormat");
  await jest.isolateModulesAsync(async () => {
    await import("./format");
  });
  expect(dates).not.toHaveBeenCalled();
});

it("formats money without cents", () => {
  expect(money(0, "USD")).toBe("$0");
  expect(money(12, "USD")).toBe("$12");
  expect(money(1200, "EUR")).toBe("€1,200");
});
