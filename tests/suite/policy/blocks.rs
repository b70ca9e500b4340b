//! A block between two people closes every route whose row says so, to both of them.

use jobstead::identity::model::Role;
use jobstead::policy::matrix::{Closed, ROWS};
use jobstead::{args, statements};

use super::fixture::Fixture;
use super::{expected, scene_of, send, staged};

statements! {
    BLOCK = "INSERT INTO blocks (user_id, blocked_id, created_at) VALUES ($1, $2, 1)";
    UNBLOCK = "DELETE FROM blocks";
}

/// Routes without a scene. `blocks.rs` of the suite tries them.
const ELSEWHERE: [&str; 3] = ["/api/interviews", "/api/interviews/{id}/pick", "/api/contracts"];

#[tokio::test]
async fn a_block_closes_every_route_whose_row_says_so() {
    let mut fixture = Fixture::new().await;
    let (owner, applicant) = (fixture.owner.id().await, fixture.applicant.id().await);
    let mut tried = 0;
    for row in ROWS.iter().filter(|row| row.closed_by_block != Closed::Never) {
        let scene = scene_of(&fixture, row);
        assert_eq!(scene.tested_elsewhere, ELSEWHERE.contains(&row.path), "{} {}", row.method, row.path);
        if scene.tested_elsewhere {
            continue;
        }
        let before = tried;
        for state in scene.states.iter().copied().filter(|state| row.closed_by_block.in_state(state)) {
            let sides: [(&str, &[Role], _); 2] =
                [("owner", &[Role::Employer], scene.relations[0]), ("applicant", &[Role::Worker], scene.relations[1])];
            for (name, roles, relations) in sides {
                // Nobody applies for a job of their own.
                let is_own = row.path == "/api/jobs/{id}/applications" && name == "owner";
                if is_own || !expected(row, (name, roles, None), relations, state) {
                    continue;
                }
                fixture.reset().await;
                let path = staged(&mut fixture, row, &scene, state).await;
                // Whoever blocks the other, it's closed to both.
                let pair = if tried % 2 == 0 { (owner, applicant) } else { (applicant, owner) };
                fixture.site.write(move |tx| tx.run(BLOCK, args![pair.0, pair.1])).await;
                let reply = send(&fixture, row, path, Some(&scene.body), name).await;
                fixture.site.write(|tx| tx.run(UNBLOCK, &[])).await;
                assert_eq!(reply.refused(403), "blocked", "{} {} as {name} in {state:?}", row.method, row.path);
                tried += 1;
            }
        }
        assert!(tried > before, "{} {}: nobody tried it", row.method, row.path);
    }
    assert!(tried > 20, "{tried}");
}
