/** `npm run content`: checks every content file and says what to put right. */
import { formatProblems, isError } from "../src/node/content/problem";
import { readContent } from "../src/node/read-content";

const { files, problems } = readContent();
if (problems.length > 0) console.error(formatProblems(problems));
const filesWith = (some: typeof problems): number => new Set(some.map(({ file }) => file)).size;
const broken = filesWith(problems.filter(isError));
const warned = filesWith(problems.filter((problem) => !isError(problem)));
const more = warned > 0 ? `, ${warned} with warnings` : "";
console.log(`${files - broken} passed, ${broken} failed${more}`);
process.exitCode = broken > 0 ? 1 : 0;
