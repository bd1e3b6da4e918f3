/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import content from "../../../testing/content/past-issues.json";
import { useSimilar } from "./use-similar";

const issue = { title: "Lamp out in rain", type: "Bug" as const, labels: ["lamp"] };
const evidence = { key: "OLD-3", title: "The lamp goes out in rain or wind", points: 2 };

test("past issues are fetched for the first suggestion, again after a failure, and then no more", async () => {
  const request = jest.fn<Promise<unknown>, [string]>().mockRejectedValueOnce(new TypeError());
  request.mockResolvedValueOnce({ json: () => JSON.parse("<h1>Not found</h1>") as unknown });
  request.mockResolvedValue({ json: () => Promise.resolve(content) });
  Object.assign(globalThis, { fetch: request });
  const shown = renderHook(useSimilar, { initialProps: undefined as typeof issue | undefined });
  expect(shown.result.current).toEqual([]);
  expect(request).not.toHaveBeenCalled();
  for (const calls of [1, 2]) {
    shown.rerender({ ...issue });
    await waitFor(() => expect(request).toHaveBeenCalledTimes(calls));
    await new Promise((next) => setTimeout(next));
    expect(shown.result.current).toEqual([]);
  }
  shown.rerender({ ...issue });
  await waitFor(() => expect(shown.result.current).toEqual([evidence]));
  expect(request).toHaveBeenCalledWith("/static/past-issues.json");
  shown.rerender({ ...issue, title: "Polish" });
  expect(shown.result.current).toEqual([]);
  shown.unmount();
  const later = renderHook(useSimilar, { initialProps: issue });
  await waitFor(() => expect(later.result.current).toEqual([evidence]));
  expect(request).toHaveBeenCalledTimes(3);
});
