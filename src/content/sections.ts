import { comparisonContent } from "./comparison-rules";
import { demoProjectContent } from "./demo-project-rules";
import { plansContent } from "./plans-rules";
import type { SectionContent } from "./section";

/** The sections with rules of their own. */
export const sections: SectionContent[] = [plansContent, comparisonContent, demoProjectContent];
