import { useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import { Button } from "../../../ui/button";
import { Enter } from "../../../ui/icons";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { nextKey, move, setAccepted, useDemoProject, write } from "../demo/demo-store";
import { describeDraft, createDraft, useAnnouncement } from "../demo/draft";
import { fillTemplate, findIssue, type SceneProject } from "../demo/project";
import { SceneProvider } from "../scene/scene-context";
import { Estimate } from "./estimate";
import { Stones } from "./stones";
import { TitleLine } from "./title-line";

interface PlanningSceneProps {
  demo: Queries.PlanningSceneFragment;
  project: SceneProject;
}

/** An editable title, from the visitor's newest issue or a prepared one, and what the AI suggests for it. */
export function PlanningScene({ demo, project: initial }: PlanningSceneProps) {
  const { project, visitor } = useDemoProject(initial);
  const written = visitor.written[0];
  const planned = findIssue(project, written?.key ?? demo.issue);
  const [title, setTitle] = useState<string>();
  const isTyped = title !== undefined && title !== planned.title;
  const issue = isTyped ? createDraft(title, project, nextKey(project, visitor)) : planned;
  const suggestion = issue?.suggested ? describeDraft(demo.announce, issue, project) : demo.none;
  const [announcement, announce] = useAnnouncement(isTyped && issue ? suggestion : undefined);

  const field = useRef<HTMLTextAreaElement>(null);
  // Picks up what was typed before hydration.
  useEffect(() => {
    if (field.current) setTitle(field.current.value);
  }, [planned.key]);

  const isOnBoard = !isTyped && planned.status !== null;
  const add = () => {
    if (!issue) return;
    const [column = ""] = project.columns;
    if (isTyped) write(issue);
    else move(issue.key, column);
    setAccepted(issue.key, true);
    announce(fillTemplate(demo.added, { ...issue, status: column }));
  };
  return (
    <SceneProvider project={project}>
      <div role="group" aria-label={demo.scene}>
        <TitleLine field={field} label={demo.title} title={planned.title} onTitle={setTitle}>
          <Button
            look="secondary"
            aria-label={isOnBoard ? demo.toBoard : demo.add}
            disabled={!issue}
            onClick={isOnBoard ? () => location.assign("#board") : add}
          >
            <span>{isOnBoard ? demo.toBoard : demo.add}</span>
            <Enter size={16} aria-hidden />
          </Button>
        </TitleLine>
        <Estimate issue={issue} none={demo.none} />
        <Stones issue={issue} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </div>
    </SceneProvider>
  );
}

export const fragment = graphql`
  fragment PlanningScene on PlanningDemo {
    scene
    title
    add
    toBoard
    added
    none
    announce
    issue
  }
`;
