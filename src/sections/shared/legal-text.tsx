import { longDate, isoDay } from "../../lib/format";
import { PageHead } from "./page-head";
import { TextWithContents } from "./text-with-contents";

type LegalTextProps = Queries.TermsPageQuery["content"]["terms"];

/** A long text with the date of its last update: the terms, and the privacy policy. */
export function LegalText({ meta, updated, updatedLabel, ...text }: LegalTextProps) {
  return (
    <>
      <PageHead heading={meta.title}>
        <p>
          {updatedLabel} <time dateTime={isoDay(updated)}>{longDate(updated)}</time>
        </p>
      </PageHead>
      <TextWithContents {...text} />
    </>
  );
}
