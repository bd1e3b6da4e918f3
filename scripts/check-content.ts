/** `npm run content`: checks every content file and says what to put right. */
import { formatProblems } from "../src/node/content/problem";
import { readContent } from "../src/node/read-content";

const { files, problems } = readContent();
if (problems.length > 0) console.error(formatProblems(problems));
const broken = new Set(problems.map(({ file }) => file)).size;
console.log(`${files - broken} passed, ${broken} failed`);
process.exitCode = broken > 0 ? 1 : 0;
