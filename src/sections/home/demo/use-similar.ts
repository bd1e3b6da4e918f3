import { useEffect, useMemo, useState } from "react";
import { nearestTo, type Known, type Similar } from "../../../lib/past-issues/nearest";
import { noPastIssues, pastIssues } from "./past-issues";

/**
 * The past issues most like one with suggestions, as their evidence. There are none until the issues are there: they are
 * loaded with the first suggestion, and after a failure with the next one.
 */
export function useSimilar(issue: Known | undefined): readonly Similar[] {
  const [past, setPast] = useState(noPastIssues);
  useEffect(() => {
    if (issue && past === noPastIssues) void pastIssues().then(setPast);
  }, [issue, past]);
  return useMemo(() => (issue ? nearestTo(issue, past) : []), [issue, past]);
}
