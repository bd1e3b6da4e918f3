/** Runs on each page before the first island hydrates: the layout's islands, and the session. */
import "./islands";
import { startSession } from "../features/login/session";

startSession();
