/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import type { Evidence } from "../../../lib/past-issues/past-issues";
import { useSimilar } from "./use-similar";

const evidence: Evidence = {
  prefix: "OLD",
  groups: [
    { label: "optics", type: "Task", points: 1, titles: ["Polish the lens"] },
    { label: "lamp", type: "Bug", points: 2, titles: ["The lamp goes out in rain or wind"] },
  ],
};
const mockLoad = jest.fn<Evidence, []>();
jest.mock("../../../lib/past-issues/evidence.json", () => mockLoad());

const issue = { title: "Lamp out in rain", type: "Bug" as const, labels: ["lamp"] };
const similar = { key: "OLD-2", title: "The lamp goes out in rain or wind", points: 2 };

test("past issues are loaded for the first suggestion, again after a failure, and then no more", async () => {
  mockLoad.mockImplementationOnce(() => {
    throw new Error("Loading chunk past-issues failed.");
  });
  mockLoad.mockReturnValue(evidence);
  const shown = renderHook(useSimilar, { initialProps: undefined as typeof issue | undefined });
  expect(shown.result.current).toEqual([]);
  expect(mockLoad).not.toHaveBeenCalled();
  shown.rerender({ ...issue });
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  await new Promise((next) => setTimeout(next));
  expect(shown.result.current).toEqual([]);
  shown.rerender({ ...issue });
  await waitFor(() => expect(shown.result.current).toEqual([similar]));
  shown.rerender({ ...issue, title: "Polish" });
  expect(shown.result.current).toEqual([]);
  shown.unmount();
  const later = renderHook(useSimilar, { initialProps: issue });
  await waitFor(() => expect(later.result.current).toEqual([similar]));
  expect(mockLoad).toHaveBeenCalledTimes(2);
});
