/** Runs on every page before the first island hydrates. */
import "./islands";
import { startSession } from "../features/login/session";

startSession();
