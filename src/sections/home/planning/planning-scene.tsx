import { useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { nextKey } from "../demo/demo-state";
import { setAccepted, useDemoProject, write } from "../demo/demo-store";
import { announcementOf } from "../demo/announcement-of";
import { draftOf } from "../demo/draft-of";
import { useAnnouncement } from "../demo/use-announcement";
import { issueSentence } from "../scene/issue-sentence";
import { issueOf, type SceneProject } from "../scene/project";
import { SceneProvider } from "../scene/scene-context";
import { EstimateCairn } from "./estimate-cairn";
import { PlanningCard } from "./planning-card";

interface PlanningSceneProps {
  demo: Queries.PlanningSceneFragment;
  project: SceneProject;
}

/**
 * An issue and what the AI suggests for it: the visitor's newest one, or a prepared one. Its title can be changed, and the
 * suggestions follow.
 */
export function PlanningScene({ demo, project: given }: PlanningSceneProps) {
  const { project, visitor } = useDemoProject(given);
  const written = visitor.written.find(({ suggested }) => suggested);
  const planned = written ? issueOf(project, written.key) : issueOf(project, demo.issue);
  const [title, setTitle] = useState<string>();
  const isTyped = title !== undefined && title !== planned.title;
  const issue = isTyped ? draftOf(title, project, nextKey(project, visitor)) : planned;
  const suggestion = issue?.suggested ? announcementOf(demo.announce, issue, project) : demo.none;
  const [announcement, announce] = useAnnouncement(isTyped && issue ? suggestion : undefined);

  const field = useRef<HTMLTextAreaElement>(null);
  // Typed before hydration.
  useEffect(() => {
    if (field.current) setTitle(field.current.value);
  }, [planned.key]);

  const accept = () => {
    if (!issue) return;
    const isPending = Boolean(issue.suggested?.length);
    if (isTyped) write(issue);
    setAccepted(issue.key, isPending);
    if (isPending) announce(issueSentence(demo.planned, issue));
  };
  return (
    <SceneProvider project={project}>
      <Scene role="group" aria-label={demo.scene}>
        <PlanningCard
          field={field}
          title={planned.title}
          issue={issue}
          words={demo}
          onTitle={setTitle}
          onAccept={accept}
        />
        <EstimateCairn issue={issue} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Scene>
    </SceneProvider>
  );
}

export const fragment = graphql`
  fragment PlanningScene on PlanningDemo {
    scene
    scripted
    title
    labels
    points
    subtasks
    none
    planned
    toBacklog
    announce
    issue
  }
`;

/** The card, cut at the bottom; beside it the estimate, as large as it is. */
const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-top: ${theme.space[8]};
  ${media.md} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${theme.space[10]};
    align-items: end;
    padding-top: ${theme.space[12]};
  }
`;
