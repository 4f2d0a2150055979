import { connectTestDatabase, disconnectTestDatabase, resetDatabase } from "./database";

beforeAll(async () => {
  await connectTestDatabase();
});

beforeEach(resetDatabase);

afterAll(disconnectTestDatabase);
