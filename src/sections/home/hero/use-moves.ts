import type { DragEvent, KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { move } from "../demo/demo-store";
import { elementOf } from "../../../../plugins/gatsby-plugin-islands";
import type { SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";

/** The focused card. Pressing or dragging a card also focuses it. */
const focusedCard = () => document.activeElement?.closest<HTMLElement>("[data-key]");

const columnAt = (element: Element | undefined) =>
  element?.closest<HTMLElement>("[data-column]")?.dataset.column ?? "";

/**
 * Handlers of the board. The focused card moves to the column where it's dropped, or with the left and right arrow keys to
 * the next one. Up and down move the focus.
 * @param onMove called with the issue in its new column
 */
export function useMoves(issues: readonly SceneIssue[], onMove: (issue: SceneIssue) => void) {
  const { columns } = useScene().project;

  const moveTo = (status = "") => {
    const issue = issues.find(({ key }) => key === focusedCard()?.dataset.key);
    if (!issue || !columns.includes(status) || status === issue.status) return;
    flushSync(() => move(issue.key, status));
    const card = document.querySelector<HTMLElement>(`[data-key="${issue.key}"]`);
    card?.focus();
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
    onMove({ ...issue, status });
  };

  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      moveTo(columnAt(elementOf(event)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const card = focusedCard();
      if (event.target !== card || !event.key.startsWith("Arrow")) return;
      event.preventDefault();
      const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-key]")];
      const index = cards.indexOf(card);
      const column = columns.indexOf(columnAt(card));
      if (event.key === "ArrowRight") moveTo(columns[column + 1]);
      if (event.key === "ArrowLeft") moveTo(columns[column - 1]);
      if (event.key === "ArrowDown") cards[index + 1]?.focus();
      if (event.key === "ArrowUp") cards[index - 1]?.focus();
    },
  };
}
