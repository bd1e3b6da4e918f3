/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { onPageChange } from "../browser/page-change";
import { usePageChange } from "./use-page-change";

const place = (pathname: string) => ({ pathname }) as Location;

it("announces another page, not the first one", () => {
  const told = jest.fn();
  onPageChange(told);
  const first = place("/pricing");
  const { rerender } = renderHook(({ location }) => usePageChange(location), {
    initialProps: { location: first },
  });
  rerender({ location: first });
  expect(told).not.toHaveBeenCalled();
  rerender({ location: place("/blog") });
  expect(told).toHaveBeenCalledTimes(1);
});
